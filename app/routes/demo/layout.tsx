import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLocation } from '@remix-run/react'
import { Book } from '#app/features/demo/book'
import { demoTexts } from '#app/features/demo/demo-texts.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { QuietBar } from '#app/shell/quiet-bar'
import { SiteFooter } from '#app/shell/site-footer'

/** The texts of the book: its pages alone carry them. */
export function loader({ context: { visit } }: LoaderFunctionArgs) {
  return { texts: demoTexts(visit.language), siteName: i18nFor(visit.language).t('frame.siteName') }
}

export default function Demo() {
  const { pathname } = useLocation()
  return (
    <>
      <QuietBar />
      <Book path={pathname}>
        <Outlet />
      </Book>
      <SiteFooter />
    </>
  )
}
