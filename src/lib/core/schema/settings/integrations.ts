/*
 * Services of other companies, each with the keys that it needs. The site does not build with a service that the
 * builder does not know.
 */
import type { Schema } from '../notes.ts';
import { closed, flag, section, text, textLike, type Shape } from './values.ts';

const key = (title: string): Schema => text(title, 'The value from your account.', 1);
const service = (name: string, shape: Shape, needed: readonly string[]): Schema =>
  section(name, `Settings for ${name}.`, shape, needed);

const google = (title: string): Schema =>
  textLike(/^G/, 'an ID that starts with G', title, 'The ID from Google. Starts with G.');

export const integrations = closed('Integrations', 'Third-party services.', {
  adobe: service('Adobe Analytics', { launchUrl: key('Launch URL') }, ['launchUrl']),
  amplitude: service('Amplitude', { apiKey: key('API key') }, ['apiKey']),
  clarity: service('Microsoft Clarity', { projectId: key('Project ID') }, ['projectId']),
  clearbit: service('Clearbit', { publicApiKey: key('Public API key') }, ['publicApiKey']),
  cookies: service('Cookies', { key: key('Key'), value: key('Value') }, []),
  fathom: service('Fathom', { siteId: key('Site ID') }, ['siteId']),
  frontchat: service('Front', { snippetId: text('Snippet ID', 'The ID from Front.', 6) }, [
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
  intercom: service('Intercom', { appId: text('App ID', 'The ID from Intercom.', 6) }, ['appId']),
  koala: service('Koala', { publicApiKey: key('Public API key') }, ['publicApiKey']),
  logrocket: service('LogRocket', { appId: key('App ID') }, ['appId']),
  mixpanel: service('Mixpanel', { projectToken: key('Project token') }, ['projectToken']),
  osano: service('Osano', { scriptSource: key('Script source') }, ['scriptSource']),
  pirsch: service('Pirsch', { id: key('ID') }, ['id']),
  plausible: service('Plausible', { domain: key('Domain'), server: key('Server') }, ['domain']),
  posthog: service(
    'PostHog',
    {
      apiKey: textLike(/^phc_/, 'a key that starts with phc_', 'API key', 'Starts with phc_.'),
      apiHost: key('API host'),
      sessionRecording: flag('Session recording', 'Records reader sessions.'),
    },
    ['apiKey'],
  ),
  segment: service('Segment', { key: key('Write key') }, ['key']),
  telemetry: service(
    'Telemetry',
    { enabled: flag('Enabled', 'Shares usage statistics with the host.') },
    [],
  ),
});
