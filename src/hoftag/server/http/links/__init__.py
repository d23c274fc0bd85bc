"""Links to tables and replays that show a picture where they are sent."""
