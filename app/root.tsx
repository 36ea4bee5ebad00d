import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
} from '@remix-run/react'
import { useEffect, type ReactNode } from 'react'
import { useChangeLanguage } from 'remix-i18next/react'
import { ErrorWatch } from './features/error-report/error-watch'
import { Greeting } from './features/login/greeting'
import { LoginForm } from './features/login/later'
import { LoginDoor } from './features/login/login-door'
import { loadLoginView } from './features/login/login-view.server'
import { useOfflineWorker } from './features/offline/use-offline-worker'
import { policyAddresses } from './features/policies/policies.server'
import { UserCentreDoor } from './features/profile/user-centre-door'
import { i18nFor } from './i18n/i18n.server'
import { settings } from './settings.server'
import { DemoBanner } from './shell/demo-banner'
import { ErrorPage } from './shell/error-page'
import { ErrorTitle } from './shell/error-title'
import { Feedback } from './shell/feedback'
import { useNonce } from './shell/nonce'
import { PageScripts } from './shell/page-scripts'
import { isPublicPage } from './shell/public-pages'
import { scriptsStart } from './shell/scripts-start'
import type { ShellData, WhoIsHere } from './shell/shell-data'
import { ThemeColours, ThemedHtml, Themes } from './shell/themes'
import { pointsLeftOf, workLeftOf } from '#contract/benefits'
import { ownAddress, safePath } from '#contract/safe-path'
import type { Who } from './session/who.server'
import styles from './app.css?url'

export const links = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visit, upstream, demo } = context
  const { language, theme } = visit
  const policies = policyAddresses(settings)
  const who = whoIsHere(await context.who())
  const url = new URL(request.url)
  const query = url.searchParams
  // Nobody looks at a page that is only resolved ahead.
  const isAhead = request.headers.get('x-purpose') === 'prefetch'
  const flash = isAhead ? undefined : visit.flash.take()
  return {
    origin: settings.publicOrigin,
    language,
    theme,
    demo,
    flash,
    scripts: scriptsStart({ url, device: visit.device, says: flash !== undefined }),
    siteName: i18nFor(language).t('frame.siteName'),
    policies,
    filings: settings.filings,
    who,
    login: who.state === 'guest' ? await loadLoginView(upstream, { ...visit, demo, policies }) : undefined,
    /** The address asks for the login, and says where to go after it. */
    asked: query.has('login') ? safePath(query.get('to')) : undefined,
  } satisfies ShellData & Record<string, unknown>
}

/** What the frame shows of a person: never the token. */
function whoIsHere(who: Who): WhoIsHere {
  if (who.state !== 'user') return who
  const { benefits } = who
  const { nickname = '', inPlan = false, plan = '01', planName = '' } = benefits ?? {}
  const left = benefits && { ...workLeftOf(benefits), points: pointsLeftOf(benefits) }
  return { state: 'user', nickname, inPlan, plan, planName, left }
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const nonce = useNonce()
  // Only once hydrated: if a script fails to load, the plain page's own buttons stay.
  useEffect(() => document.documentElement.classList.add('scripted'), [])
  return (
    <Themes chosen={root?.theme}>
      <ThemedHtml>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <ThemeColours />
          <Meta />
          <ErrorTitle />
          <Links />
        </head>
        <body>
          {root?.demo ? <DemoBanner /> : null}
          {children}
          <ScrollRestoration nonce={nonce} />
          <PageScripts start={root?.scripts} />
        </body>
      </ThemedHtml>
    </Themes>
  )
}

/** To bind a phone, WeChat is not offered. */
const plain = { weixin: null, inWeixin: false }

export default function App() {
  const { login, asked, flash, who, language, demo, policies } = useLoaderData<typeof loader>()
  useChangeLanguage(language)
  const here = useLocation()
  // Who only reads is not made to load an editor.
  useOfflineWorker(!isPublicPage(here.pathname), language)
  return (
    <LoginDoor view={login} asked={asked}>
      <Feedback flash={flash} />
      <ErrorWatch loggedIn={who.state === 'user'} />
      <UserCentreDoor
        isUser={who.state === 'user'}
        phoneForm={(onBound) => (
          <LoginForm mode="bind" view={{ ...plain, demo, policies }} to={ownAddress(here)} onDone={onBound} />
        )}
      >
        <Outlet />
      </UserCentreDoor>
      {who.state === 'user' ? <Greeting plan={who.plan} left={who.left} /> : null}
    </LoginDoor>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
