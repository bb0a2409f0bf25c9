/* The page that a colleague opens: a preview that was exported as one file. */
import { mount } from 'svelte';
import { DATA_ID, type PageData } from '$lib/features/preview/export/page-file';
import '../signs.css';
import '../app.css';
import ReaderPage from './ReaderPage.svelte';

const data = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '') as PageData;
mount(ReaderPage, { target: document.body, props: { data } });
