import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLocation } from '@remix-run/react'
import { DemoLayout } from '#app/features/component-demos/demo-layout'
import { demoTexts } from '#app/features/component-demos/demo-texts.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { MinimalHeader } from '#app/layouts/minimal-header'
import { SiteFooter } from '#app/layouts/site-footer'

/** The texts of the book: its pages alone carry them. */
export function loader({ context: { session } }: LoaderFunctionArgs) {
  return { texts: demoTexts(session.language), siteName: i18nFor(session.language).t('frame.siteName') }
}

export default function Demo() {
  const { pathname } = useLocation()
  return (
    <>
      <MinimalHeader />
      <DemoLayout path={pathname}>
        <Outlet />
      </DemoLayout>
      <SiteFooter />
    </>
  )
}
