import { expect, test } from 'vitest';
import { Combobox } from './combobox.svelte';

const NAMES = ['one', 'two', 'three'];

const boxOf = (settings: { isFree?: boolean; isInline?: boolean; start?: () => number }) => {
  const chosen: string[] = [];
  const box = new Combobox<string>({
    id: () => 'field',
    options: (): readonly string[] =>
      box.isOpen ? NAMES.filter((name) => name.includes(box.query)) : [],
    choose: (name) => chosen.push(name),
    ...settings,
  });
  const press = (key: string, modifiers: Partial<KeyboardEvent> = {}) =>
    box.key({
      key,
      preventDefault: () => 0,
      stopPropagation: () => 0,
      ...modifiers,
    } as KeyboardEvent);
  return { box, chosen, press };
};

test('an arrow opens the list of a free field at its first or last option', () => {
  const { box, press } = boxOf({ isFree: true });
  press('ArrowDown');
  expect(box.active).toBe('one');
  box.close();
  press('ArrowUp');
  expect(box.active).toBe('three');
});

test('in a free field, the arrows pass the typed text, and Enter leaves it alone', () => {
  const { box, chosen, press } = boxOf({ isFree: true });
  box.type('t');
  expect(box.active).toBeUndefined();
  expect(press('Enter')).toBe(true);
  expect(box.isOpen).toBe(false);
  expect(chosen).toEqual([]);
  box.type('t');
  for (const active of ['two', 'three', undefined, 'two']) {
    press('ArrowDown');
    expect(box.active).toBe(active);
  }
});

test('a list of fixed options opens at the current one and wraps around', () => {
  const { box, chosen, press } = boxOf({ start: () => 1 });
  press('ArrowDown');
  expect(box.active).toBe('two');
  press('ArrowDown');
  press('ArrowDown');
  expect(box.active).toBe('one');
  press('PageDown');
  expect(box.active).toBe('three');
  press('Enter');
  expect(chosen).toEqual(['three']);
});

test('typing starts again at the first option, and Escape closes the list only', () => {
  const { box, press } = boxOf({ start: () => 1 });
  expect(press('Escape')).toBe(false);
  box.open();
  box.type('t');
  expect(box.active).toBe('two');
  expect(press('Escape')).toBe(true);
  expect(box.typed).toBeUndefined();
  expect(press('Escape')).toBe(false);
});

test('a list in a dialog stays open, and leaves Escape to the dialog', () => {
  const { box, press } = boxOf({ isInline: true, start: () => 2 });
  expect(box.active).toBe('three');
  expect(box.attributes['aria-activedescendant']).toBe('field-2');
  box.type('none');
  expect(press('Enter')).toBe(true);
  expect(box.query).toBe('none');
  expect(box.attributes['aria-expanded']).toBe(true);
  expect(box.attributes['aria-activedescendant']).toBeUndefined();
  expect(press('Escape')).toBe(false);
});

test('keys with modifiers and keys of a composition are not for the list', () => {
  const { box, press } = boxOf({ isInline: true });
  expect(press('ArrowDown', { altKey: true })).toBe(false);
  expect(press('Enter', { ctrlKey: true })).toBe(false);
  expect(press('Enter', { isComposing: true })).toBe(false);
  expect(box.at).toBe(0);
});
