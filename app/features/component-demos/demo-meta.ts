import type { MetaDescriptor } from '@remix-run/node'
import type { DemoTexts } from '#app/i18n/zh/demo'
import type { DemoName } from './demo-pages'
import { demoRouteId } from './use-demo-texts'

type MetaArgs = { matches: { id: string; data: unknown }[] }

/** The title of a page of the book; without a name, of its contents. Search engines are kept out. */
export function demoMeta(name?: DemoName) {
  return ({ matches }: MetaArgs): MetaDescriptor[] => {
    const loaded = matches.find(({ id }) => id === demoRouteId)?.data as
      { texts: DemoTexts; siteName: string } | undefined
    const titles = loaded && [name && loaded.texts.pages[name].title, loaded.texts.title, loaded.siteName]
    return [{ title: titles?.filter(Boolean).join(' · ') }, { name: 'robots', content: 'noindex' }]
  }
}
