/*
 * The settings of docs.json, everything but its navigation, described once: for checks (check/settings/settings.ts), completion
 * (json-schema/docs.ts) and the inspector (check/settings/site.ts). The site does not build with what the description refuses. The
 * banner is described together with that of a language (check/elements/banner.ts).
 */
import { described, noted, reference, type Schema } from '../notes.ts';
import * as z from '../zod.ts';
import { api, markdown, metadata, redirects, seo, variables } from './api.ts';
import { contextual, errors, footer, interaction, navbar, search } from './frame.ts';
import { integrations } from './integrations.ts';
import {
  appearance,
  background,
  colors,
  favicon,
  fonts,
  icons,
  logo,
  styling,
  theme,
  thumbnails,
} from './look.ts';
import { longText, text } from './values.ts';

export const SITE: Readonly<Record<string, Schema>> = {
  $schema: noted(described(z.string(), z.unknown()), {
    title: 'Schema',
    description: 'The schema that editors use for docs.json.',
  }),
  name: text('Name', 'The site’s name, in its header and in search engines.', 1),
  theme,
  colors,
  description: longText('Description', 'A summary of the site for search engines.'),
  logo,
  favicon,
  appearance,
  fonts,
  icons,
  background,
  styling,
  thumbnails,
  navbar,
  footer,
  interaction,
  contextual,
  search,
  seo,
  api,
  redirects,
  errors,
  integrations,
  metadata,
  variables,
  markdown,
  public: noted(described(z.boolean(), z.union([z.array(z.unknown()), reference])), {
    title: 'Public',
    description: 'Makes pages readable without signing in.',
    role: 'switch',
  }),
};

/** What every site needs besides its navigation. */
export const NEEDED = ['name', 'theme', 'colors'] as const;
