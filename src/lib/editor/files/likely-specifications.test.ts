import { expect, test } from 'vitest';
import { likelyAmong, likelyFirst } from './likely-specifications';

test('a file whose name mentions an API is likely a specification', () => {
  const files = ['openapi.json', 'specs/api.yaml', 'specs/rapid.json', 'data/colors.json'];
  expect(likelyAmong(files, ['docs.json'])).toEqual(['openapi.json', 'specs/api.yaml']);
});

test('the file with the usual name at the top comes first', () => {
  const files = [
    'admin-openapi.json',
    'colors.json',
    'es/openapi.json',
    'es/v.json',
    'openapi.json',
  ];
  expect(likelyFirst(files)).toEqual([
    'openapi.json',
    'admin-openapi.json',
    'es/openapi.json',
    'colors.json',
    'es/v.json',
  ]);
});

test('a file next to a part of the navigation is likely another part of it', () => {
  const files = ['tabs/api.json', 'tabs/openapi.json', 'api.json'];
  expect(likelyAmong(files, ['docs.json', 'tabs/guides.json'])).toEqual([
    'tabs/openapi.json',
    'api.json',
  ]);
});
