/*
 * Services of other companies, each with the keys that it needs. The site does not build with a service that the
 * builder does not know.
 */
import type { Schema } from '../notes.ts';
import { closed, flag, section, text, textLike, type Shape } from './values.ts';

const key = (title: string): Schema => text(title, 'As the service names it.', 1);
const service = (name: string, shape: Shape, needed: readonly string[]): Schema =>
  section(name, `What ${name} needs.`, shape, needed);

const google = (title: string): Schema =>
  textLike(/^G/, 'an ID that begins with G', title, 'As Google names it: it begins with G.');

export const integrations = closed('Integrations', 'Services of other companies.', {
  adobe: service('Adobe Analytics', { launchUrl: key('Launch URL') }, ['launchUrl']),
  amplitude: service('Amplitude', { apiKey: key('API key') }, ['apiKey']),
  clarity: service('Microsoft Clarity', { projectId: key('Project ID') }, ['projectId']),
  clearbit: service('Clearbit', { publicApiKey: key('Public API key') }, ['publicApiKey']),
  cookies: service('Cookies', { key: key('Key'), value: key('Value') }, []),
  fathom: service('Fathom', { siteId: key('Site ID') }, ['siteId']),
  frontchat: service('Front', { snippetId: text('Snippet ID', 'As Front names it.', 6) }, [
    'snippetId',
  ]),
  ga4: service('Google Analytics 4', { measurementId: google('Measurement ID') }, [
    'measurementId',
  ]),
  gtm: service('Google Tag Manager', { tagId: google('Tag ID') }, ['tagId']),
  heap: service('Heap', { appId: key('App ID') }, ['appId']),
  hightouch: service('Hightouch', { writeKey: key('Write key'), apiHost: key('API host') }, [
    'writeKey',
  ]),
  hotjar: service('Hotjar', { hjid: key('Site ID'), hjsv: key('Script version') }, [
    'hjid',
    'hjsv',
  ]),
  intercom: service('Intercom', { appId: text('App ID', 'As Intercom names it.', 6) }, ['appId']),
  koala: service('Koala', { publicApiKey: key('Public API key') }, ['publicApiKey']),
  logrocket: service('LogRocket', { appId: key('App ID') }, ['appId']),
  mixpanel: service('Mixpanel', { projectToken: key('Project token') }, ['projectToken']),
  osano: service('Osano', { scriptSource: key('Script source') }, ['scriptSource']),
  pirsch: service('Pirsch', { id: key('ID') }, ['id']),
  plausible: service('Plausible', { domain: key('Domain'), server: key('Server') }, ['domain']),
  posthog: service(
    'PostHog',
    {
      apiKey: textLike(/^phc_/, 'a key that begins with phc_', 'API key', 'It begins with phc_.'),
      apiHost: key('API host'),
      sessionRecording: flag('Session recording', 'Records what readers do.'),
    },
    ['apiKey'],
  ),
  segment: service('Segment', { key: key('Write key') }, ['key']),
  telemetry: service('Telemetry', { enabled: flag('Enabled', 'The host’s own statistics.') }, []),
});
