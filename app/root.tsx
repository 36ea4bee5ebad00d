import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from '@remix-run/react'
import { useEffect, type ReactNode } from 'react'
import { useChangeLanguage } from 'remix-i18next/react'
import { ErrorMonitor } from './features/error-report/error-monitor'
import { Welcome } from './features/login/welcome'
import { LoginForm } from './features/login/lazy-login-components'
import { LoginDialogProvider } from './features/login/login-dialog-provider'
import { loadLoginView } from './features/login/login-view.server'
import { shownNickname } from '#app/i18n/shown-nickname'
import { socialCardPath } from './features/social-cards/social-card-link.server'
import { useServiceWorker } from './features/offline/use-service-worker'
import { policyUrls } from './features/policies/policies.server'
import { UserCentreProvider } from './features/profile/user-centre-provider'
import { i18nFor } from './i18n/i18n.server'
import { planNameIn } from './i18n/plan-name.server'
import { settings } from './settings.server'
import { DemoBanner } from './layouts/demo-banner'
import { ErrorPage } from './layouts/error-page/error-page'
import { ErrorTitle } from './layouts/error-page/error-title'
import { GlobalOverlays } from './layouts/overlays/global-overlays'
import { useNonce } from './runtime/nonce'
import { StyleSheet } from './runtime/style-sheet'
import { DeferredScripts } from './runtime/hydration/deferred-scripts'
import { isPublicPage } from './runtime/page-handle'
import { chooseHydrationStrategy } from './runtime/hydration/hydration-strategy'
import type { RootLoaderData, ClientUser } from './layouts/root-loader-data'
import { ThemeColorMeta, ThemedHtml, AppThemeProvider } from './layouts/theme'
import { remainingPointsOf, remainingQuotaOf } from '#contract/billing/benefits'
import type { Language } from '#contract/validation/field-error-codes'
import { currentPagePath, safeRedirectPath } from '#contract/validation/safe-redirect-path'
import type { CurrentUser } from './session/current-user.server'
import styles from './app.css?url'

export const handle = { i18n: ['layout', 'workspace', 'benefits', 'policies', 'error-messages'] }

export const links = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session, api, demo } = context
  const { language, theme } = session
  const origin = settings.publicOrigin
  const policies = policyUrls(settings)
  const user = toClientUser(await context.getCurrentUser(), language)
  const url = new URL(request.url)
  const query = url.searchParams
  // A prefetched page may never be shown.
  const isPrefetch = request.headers.get('x-purpose') === 'prefetch'
  const flash = isPrefetch ? undefined : session.flash.take()
  const inviteCode = session.invite.codes().inviterCode
  const login =
    user.state === 'guest'
      ? await loadLoginView(api, { ...session, origin, demo, policies, inviteCode })
      : undefined
  const { invitation } = login ?? {}
  return {
    origin,
    language,
    theme,
    demo,
    flash,
    hydration: chooseHydrationStrategy({ url, device: session.device, hasFlash: flash !== undefined }),
    siteName: i18nFor(language).t('layout:siteName'),
    policies,
    filings: settings.filings,
    user,
    login,
    inviteCard:
      invitation &&
      socialCardPath('invitations', inviteCode, language, [invitation.title, invitation.reward]),
    /** The URL opens the login, and contains where to go after it. */
    loginReturnTo: query.has('login') ? safeRedirectPath(query.get('to')) : undefined,
  } satisfies RootLoaderData & Record<string, unknown>
}

/** The user data that the frame shows, without the token. */
function toClientUser(user: CurrentUser, language: Language): ClientUser {
  if (user.state !== 'user') return user
  const { benefits } = user
  const { nickname = '', inPlan = false, plan = '01', isAdmin = false } = benefits ?? {}
  const planName = benefits ? planNameIn(language, benefits) : ''
  const remainingQuota = benefits && { ...remainingQuotaOf(benefits), points: remainingPointsOf(benefits) }
  return {
    state: 'user',
    nickname: shownNickname(nickname, language),
    inPlan,
    plan,
    planName,
    isAdmin,
    remainingQuota,
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const nonce = useNonce()
  // Only once hydrated: if a script fails to load, the plain page's own buttons stay.
  useEffect(() => document.documentElement.classList.add('scripted'), [])
  return (
    <AppThemeProvider chosen={root?.theme}>
      <ThemedHtml data-demo={root?.demo || undefined}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <ThemeColorMeta />
          <Meta />
          <ErrorTitle />
          <StyleSheet href={styles} />
          <Links />
        </head>
        <body>
          {root?.demo ? <DemoBanner /> : null}
          {children}
          <ScrollRestoration nonce={nonce} />
          <DeferredScripts strategy={root?.hydration} />
        </body>
      </ThemedHtml>
    </AppThemeProvider>
  )
}

/** Binding a phone does not offer WeChat. */
const bindPhoneView = { weixin: null, inWeixin: false }

export default function App() {
  const { login, loginReturnTo, flash, user, language, origin, demo, policies } =
    useLoaderData<typeof loader>()
  useChangeLanguage(language)
  const here = useLocation()
  // Public pages do not make the service worker load the editor.
  useServiceWorker(!isPublicPage(useMatches()), language)
  return (
    <LoginDialogProvider view={login} requestedReturnTo={loginReturnTo}>
      <GlobalOverlays flash={flash} />
      <ErrorMonitor loggedIn={user.state === 'user'} />
      <UserCentreProvider
        isUser={user.state === 'user'}
        phoneForm={(onBound) => (
          <LoginForm
            mode="bind"
            view={{ ...bindPhoneView, origin, demo, policies }}
            to={currentPagePath(here)}
            onDone={onBound}
          />
        )}
      >
        <Outlet />
      </UserCentreProvider>
      {user.state === 'user' ? <Welcome plan={user.plan} quotaLeft={user.remainingQuota} /> : null}
    </LoginDialogProvider>
  )
}

export { ErrorPage as ErrorBoundary }
