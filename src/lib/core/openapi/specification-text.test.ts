import { expect, test } from 'vitest';
import { isSpecification } from './specification-text.ts';

test.each([
  '{ "openapi": "3.1.0" }',
  '{\r\n  "info": { "title": "A" },\r\n  "openapi": "3.1.0" }'.replace(/"info".*\r\n {2}/, ''),
  '{ "$schema": "https://a.example/b,c", "x": 1, "tags": ["a", "b"],\n"openapi": "3.1.0" }',
  '# A comment # with a sign\n---\nopenapi: 3.1.0\n',
  "'swagger': '2.0'\n",
  'asyncapi: 2.6.0\r\n',
  '{ "a\\"b": "c\\",", "openapi": "3" }',
])('%j begins like a specification', (text) => {
  expect(isSpecification(text)).toBe(true);
});

test.each([
  '{ "info": { "openapi": "3" }, "paths": {} }',
  'services:\n  openapi: 3\n',
  '# openapi: 3\nname: a\n',
  '',
])('%j does not', (text) => {
  expect(isSpecification(text)).toBe(false);
});

// A text that can be read in many ways would take longer than the universe is old.
test.each(['"a": 1, ', '# # # # ', '---  ---  ', '"a"  :  [ 1, 2 ]  ,  ', '"a": "b",\n\n\n'])(
  'a long text of %j is decided',
  (part) => {
    expect(isSpecification(`{ ${part.repeat(1000)}`)).toBe(false);
  },
);
