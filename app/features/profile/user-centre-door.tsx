import { useLocation } from '@remix-run/react'
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { UserCentreOpenerProvider } from '#app/components/user-centre-link'

/** Only who opens it loads it, and its texts. */
const UserCentre = lazy(async () => {
  const [{ UserCentre }] = await Promise.all([import('./user-centre'), window.__textsOf?.('user-centre')])
  return { default: UserCentre }
})

type UserCentreDoorProps = {
  /** Whether somebody is logged in. */
  isUser: boolean
  /** Binds a phone to the account, and says when it has. */
  phoneForm(onBound: () => void): ReactNode
  children: ReactNode
}

/** Gives every page below the user centre over itself. It closes with the page, and once a phone is bound. */
export function UserCentreDoor({ isUser, phoneForm, children }: UserCentreDoorProps) {
  const { pathname } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  const open = useCallback(() => setOpenedAt(pathname), [pathname])
  const close = useCallback(() => setOpenedAt(undefined), [])
  return (
    <UserCentreOpenerProvider value={isUser ? open : undefined}>
      {children}
      {isUser && openedAt === pathname ? (
        <Suspense>
          <UserCentre phoneForm={phoneForm(close)} onClose={close} />
        </Suspense>
      ) : null}
    </UserCentreOpenerProvider>
  )
}
