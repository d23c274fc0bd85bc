"""The terminal table: any game through its prompts, moves, sheet and words. It knows no rule."""
