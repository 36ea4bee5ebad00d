import { useLocation } from '@remix-run/react'
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { UserCentreOpenerProvider } from '#app/components/user-centre-link'

/** Only who opens it loads it. */
const UserCentre = lazy(() => import('./user-centre').then((module) => ({ default: module.UserCentre })))

type UserCentreDoorProps = {
  /** Whether somebody is logged in. */
  isUser: boolean
  /** Binds a phone to the account, and goes on to the present page. */
  phoneForm: ReactNode
  children: ReactNode
}

/** Gives every page below the user centre over itself. It closes when one goes on: by a link, or by having bound a phone. */
export function UserCentreDoor({ isUser, phoneForm, children }: UserCentreDoorProps) {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  const open = useCallback(() => setOpenedAt(key), [key])
  const close = useCallback(() => setOpenedAt(undefined), [])
  return (
    <UserCentreOpenerProvider value={isUser ? open : undefined}>
      {children}
      {isUser && openedAt === key ? (
        <Suspense>
          <UserCentre phoneForm={phoneForm} onClose={close} />
        </Suspense>
      ) : null}
    </UserCentreOpenerProvider>
  )
}
