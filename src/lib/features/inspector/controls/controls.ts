/*
 * The component of each control. No other file names them all.
 */
import type { Component } from 'svelte';
import ChoiceControl from './ChoiceControl.svelte';
import ColorControl from './ColorControl.svelte';
import type { BelowProps, ControlProps } from './control';
import EndpointPathControl from './EndpointPathControl.svelte';
import IconControl from './IconControl.svelte';
import LanguageControl from './LanguageControl.svelte';
import type { Control, InspectorField } from '../row';
import PagePathControl from './PagePathControl.svelte';
import SegmentsControl from './SegmentsControl.svelte';
import SpecificationControl from './SpecificationControl.svelte';
import SpecificationOffers from './SpecificationOffers.svelte';
import SwitchControl from './SwitchControl.svelte';
import TextControl from './TextControl.svelte';

export const CONTROLS: Readonly<Record<Control, Component<ControlProps>>> = {
  text: TextControl,
  'long-text': TextControl,
  'page-path': PagePathControl,
  link: TextControl,
  icon: IconControl,
  switch: SwitchControl,
  number: TextControl,
  choice: ChoiceControl,
  specification: SpecificationControl,
  hex: ColorControl,
  json: TextControl,
};

/** Number of letters of an entry that fits next to the others. */
const SHORT = 10;

/** A choice of a few short entries, each with a meaning, is shown as segments. "Not set" is one of them. */
export const isGrouped = ({ control, options }: InspectorField): boolean =>
  control === 'choice' &&
  options.length <= 3 &&
  options.every(({ label, meaning }) => meaning && label.length <= SHORT);

/** The component of a row, by its control. For a choice, its options decide. */
export function componentOf(row: InspectorField): Component<ControlProps> {
  if (isGrouped(row)) return SegmentsControl;
  if (row.key === 'language') return LanguageControl;
  if (row.key === 'endpoint') return EndpointPathControl;
  return CONTROLS[row.control];
}

/** What is below a row's control and its help. */
export const belowOf = ({ control }: InspectorField): Component<BelowProps> | undefined =>
  control === 'specification' ? SpecificationOffers : undefined;
