export type Mode = 'visual' | 'split' | 'json';
export type Panel = 'properties' | 'site-settings' | 'problems';

/** What the screen shows: the mode of the middle, the panel at the right, and on a phone the pane in view. */
export class Screen {
  mode: Mode = $state('visual');
  /** "Review changes" stands in place of the middle and the panel. */
  reviewing: boolean = $state(false);
  panel: Panel = $state('properties');
  /** Below 900 px one pane is in view at a time. */
  pane: 'navigation' | 'middle' | 'panel' = $state('navigation');
}
