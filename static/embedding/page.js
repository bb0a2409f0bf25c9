/* An example of docs/embedding.md: what a page does with the element. */
const [editor, theme, save, state, text] = ['editor', 'theme', 'save', 'state', 'text'].map((id) =>
  document.getElementById(id),
);

const site = `{
  "name": "Lighthouse",
  "navigation": {
    "groups": [
      { "group": "Get started", "pages": ["introduction", "quickstart"] },
      { "group": "Guides", "pages": ["guides/deploy", "guides/roll-back"] }
    ]
  }
}
`;
/** The files of the site: pages go by their titles. */
const pages = {
  'introduction.mdx': '---\ntitle: Welcome aboard\n---\n',
  'quickstart.mdx': '---\ntitle: Quickstart\n---\n',
  'guides/deploy.mdx': '---\ntitle: Deploy\n---\n',
  'guides/roll-back.mdx': '---\ntitle: Roll back\n---\n',
};

const show = (words) => {
  state.textContent = words;
  text.textContent = editor.value;
};

editor.addEventListener('ready', () => show('Ready'));
editor.addEventListener('change', ({ detail }) =>
  show(detail.isValid ? 'Changed' : 'Changed, and no JSON for now'),
);
editor.addEventListener('save', ({ detail }) => {
  detail.accept();
  show('Saved from the editor');
});
theme.addEventListener('change', () => (editor.theme = theme.value));
save.addEventListener('click', () =>
  show(editor.value === editor.saved ? 'Nothing to save' : 'Saved'),
);

editor.value = site;
editor.list = () => Object.keys(pages);
editor.read = (path) => pages[path];
