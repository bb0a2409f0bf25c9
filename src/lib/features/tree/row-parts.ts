/* What rows show in addition to their text, in one module, because each import costs space in the first load. */
import { iconOfElement, isHiddenPage } from '$lib/core/site/element-icon';
import RowButtons from './RowButtons.svelte';
import RowIcon from './RowIcon.svelte';
import type { RowParts } from './tree.svelte';

export const rowParts: RowParts = { RowButtons, RowIcon, iconOfElement, isHiddenPage };
