/** Something asked of the server by a form: what it said against it, or that it is done. */
import { faultText } from './i18n.svelte';

export class Attempt {
  fault = $state('');
  said = $state('');

  async run(work: () => Promise<unknown>, done = ''): Promise<void> {
    this.fault = this.said = '';
    try {
      await work();
      this.said = done;
    } catch (error) {
      this.fault = faultText(error);
    }
  }

  /** For `onsubmit`. */
  form(work: () => Promise<unknown>, done: () => string = () => ''): (event: SubmitEvent) => void {
    return (event) => {
      event.preventDefault();
      void this.run(work, done());
    };
  }
}
