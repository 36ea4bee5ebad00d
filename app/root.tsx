import type { LoaderFunctionArgs } from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from '@remix-run/react'
import { useEffect, type ReactNode } from 'react'
import { i18nFor } from './i18n/i18n.server'
import { DemoBanner } from './shell/demo-banner'
import { ErrorPage } from './shell/error-page'
import { useNonce } from './shell/nonce'
import styles from './app.css?url'

export const links = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.visit
  return { language, demo: context.demo, siteName: i18nFor(language).t('common.siteName') }
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const nonce = useNonce()
  // Only once hydrated: if a script fails to load, the plain page's own buttons stay.
  useEffect(() => document.documentElement.classList.add('scripted'), [])
  return (
    <html lang={root?.language === 'en' ? 'en' : 'zh-CN'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f7f6f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141513" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        {root?.demo ? <DemoBanner /> : null}
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
