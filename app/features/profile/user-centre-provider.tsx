import { useLocation } from '@remix-run/react'
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { importWithTexts } from '#app/i18n/load-namespaces'
import { UserCentreContextProvider } from '#app/components/links/user-centre-link'

/** Only who opens it loads it, and its texts. */
const UserCentre = lazy(async () => {
  const { UserCentre } = await importWithTexts(() => import('./user-centre'), ['profile'])
  return { default: UserCentre }
})

type UserCentreProviderProps = {
  /** Whether somebody is logged in. */
  isUser: boolean
  /** Binds a phone to the account, and says when it has. */
  phoneForm(onBound: () => void): ReactNode
  children: ReactNode
}

/** Gives every page below the user centre over itself. It closes with the page, and once a phone is bound. */
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
