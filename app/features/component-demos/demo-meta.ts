import type { MetaDescriptor } from '@remix-run/node'
import type { DemoName } from './demo-pages'

/** The demo layout's loader data. */
export type DemoTitles = { title: string; pages: Record<DemoName, { title: string }>; siteName: string }
type MetaArgs = { matches: { id: string; data: unknown }[] }

/** Returns the meta of a demo page or, without a name, of the contents; kept from search engines. */
export function demoMeta(name?: DemoName) {
  return ({ matches }: MetaArgs): MetaDescriptor[] => {
    const loaded = matches.find(({ id }) => id === 'routes/demo/layout')?.data as DemoTitles | undefined
    const titles = loaded && [name && loaded.pages[name].title, loaded.title, loaded.siteName]
    return [{ title: titles?.filter(Boolean).join(' · ') }, { name: 'robots', content: 'noindex' }]
  }
}
