export const loading = 'One moment: the editor is still loading. Try again.';
export const alreadySo = (label: string): string => `${label}: it is so already.`;

export const undone = 'Undone';
export const redone = 'Done again';
export const restored = 'Brought back';
export const steps = (count: number): string => `${count} steps`;
export const turned = (how: string, what: string): string => `${how}: ${what}`;

export const notLoaded =
  'A part of Signpost could not be loaded. The network may be gone, or a new version of Signpost has come out. Your work is safe: download it if you like, then reload the page, which offers it again.';
export const wentWrong = (what: string): string =>
  `Something in Signpost went wrong: ${what} Your work is still here.`;

/** `file` in quotes. */
export const nothingShows = (file: string): string =>
  `Nothing shows ${file} any more; it stays where it is.`;

/** The verbs that names of steps begin with, in the past tense where that is another word. */
export const PAST: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Add: 'Added',
    Bring: 'Brought',
    Change: 'Changed',
    Clear: 'Cleared',
    Collapse: 'Collapsed',
    Convert: 'Converted',
    Copy: 'Copied',
    Correct: 'Corrected',
    Delete: 'Deleted',
    Drop: 'Dropped',
    Duplicate: 'Duplicated',
    Expand: 'Expanded',
    Fix: 'Fixed',
    Flatten: 'Flattened',
    Format: 'Formatted',
    Give: 'Gave',
    Inline: 'Inlined',
    Keep: 'Kept',
    Lay: 'Laid',
    Leave: 'Left',
    Link: 'Linked',
    List: 'Listed',
    Make: 'Made',
    Mend: 'Fixed',
    Merge: 'Merged',
    Move: 'Moved',
    Name: 'Named',
    Paste: 'Pasted',
    Point: 'Pointed',
    Remove: 'Removed',
    Rename: 'Renamed',
    Repeat: 'Repeated',
    Replace: 'Replaced',
    Restore: 'Restored',
    Show: 'Showed',
    Sort: 'Sorted',
    Split: 'Split',
    Take: 'Took',
    Turn: 'Turned',
    Type: 'Typed',
    Unwrap: 'Unwrapped',
    Update: 'Updated',
    Use: 'Used',
    Wrap: 'Wrapped',
    Write: 'Wrote',
  }),
);
