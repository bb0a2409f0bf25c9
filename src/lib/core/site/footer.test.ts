import { expect, it } from 'vitest';
import { makeDoc } from '../../../../tests/make-document.ts';
import { frameOf } from './frame.ts';

const frame = (site: object) => frameOf(makeDoc({ name: 'x', ...site }), []);

it('reads the footer, and leaves out what leads nowhere', () => {
  const links = [
    { header: 'More', items: [{ label: 'Blog', href: 'https://e.com' }, { label: 'Lost' }] },
    { header: 'Empty', items: [] },
  ];
  expect(
    frame({ footer: { socials: { x: 'https://x.com/a', github: '' }, links } }).footer,
  ).toEqual({
    socials: [{ name: 'x', link: { is: 'external', address: 'https://x.com/a' } }],
    columns: [
      {
        header: 'More',
        links: [{ label: 'Blog', link: { is: 'external', address: 'https://e.com' } }],
      },
    ],
  });
  expect(frame({ footer: 'none' }).footer).toEqual({ socials: [], columns: [] });
});

it('draws a button in the color for buttons, and a repository as a link with its icon', () => {
  expect(frame({ colors: { primary: '#123456', dark: '#abc' } }).buttonColor).toBe('#aabbcc');
  expect(frame({ colors: { primary: '#123456' } }).buttonColor).toBe('#123456');
  const [link] = frame({
    navbar: { primary: { type: 'github', href: 'https://github.com/a/b' } },
  }).links;
  expect(link).toMatchObject({
    label: 'GitHub',
    icon: { name: 'github', style: 'brands' },
    isPrimary: false,
  });
});
