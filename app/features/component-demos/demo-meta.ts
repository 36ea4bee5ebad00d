import type { MetaDescriptor } from '@remix-run/node'
import type { DemoName } from './demo-pages'

/** What the layout of the book loads. */
export type DemoTitles = { title: string; pages: Record<DemoName, { title: string }>; siteName: string }
type MetaArgs = { matches: { id: string; data: unknown }[] }

/** The title of a page of the book; without a name, of its contents. Search engines are kept out. */
export function demoMeta(name?: DemoName) {
  return ({ matches }: MetaArgs): MetaDescriptor[] => {
    const loaded = matches.find(({ id }) => id === 'routes/demo/layout')?.data as DemoTitles | undefined
    const titles = loaded && [name && loaded.pages[name].title, loaded.title, loaded.siteName]
    return [{ title: titles?.filter(Boolean).join(' · ') }, { name: 'robots', content: 'noindex' }]
  }
}
