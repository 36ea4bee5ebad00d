import { useLocation } from '@remix-run/react'
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { UserCentreContextProvider } from '#app/components/user-centre-link'

/** Loaded with its texts only when opened. */
const UserCentre = lazy(async () => {
  const { UserCentre } = await importWithTexts(() => import('./user-centre'), ['profile', 'login'])
  return { default: UserCentre }
})

type UserCentreProviderProps = {
  /** Whether the user is logged in. */
  isUser: boolean
  /** The form that binds a phone; calls `onBound` on success. */
  phoneForm(onBound: () => void): ReactNode
  children: ReactNode
}

/** Provides the user centre to every page below it. It closes on navigation, and once a phone is bound. */
export function UserCentreProvider({ isUser, phoneForm, children }: UserCentreProviderProps) {
  const { pathname } = useLocation()
  const [openedPathname, setOpenedPathname] = useState<string>()
  const open = useCallback(() => setOpenedPathname(pathname), [pathname])
  const close = useCallback(() => setOpenedPathname(undefined), [])
  return (
    <UserCentreContextProvider value={isUser ? open : undefined}>
      {children}
      {isUser && openedPathname === pathname ? (
        <Suspense>
          <UserCentre phoneForm={phoneForm(close)} onClose={close} />
        </Suspense>
      ) : null}
    </UserCentreContextProvider>
  )
}
