import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLocation } from '@remix-run/react'
import { DemoLayout } from '#app/features/component-demos/demo-layout'
import type { DemoTitles } from '#app/features/component-demos/demo-meta'
import { i18nFor } from '#app/i18n/i18n.server'

export const handle = { i18n: ['demo'] }

/** The titles of the component book and its pages, for `demoMeta`. */
export function loader({ context: { session } }: LoaderFunctionArgs) {
  const { t } = i18nFor(session.language)
  const pages = t('demo:pages', { returnObjects: true })
  return { title: t('demo:title'), pages, siteName: t('layout:siteName') } satisfies DemoTitles
}

export default function Demo() {
  const { pathname } = useLocation()
  return (
    <DemoLayout path={pathname}>
      <Outlet />
    </DemoLayout>
  )
}
