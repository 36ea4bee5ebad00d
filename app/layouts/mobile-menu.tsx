import { Link } from '@remix-run/react'
import { ChevronRight, LogOut, Menu, X, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LogoutForm } from '#app/components/logout-form'
import { LoginLink } from '#app/components/login-link'
import { Avatar } from '#app/components/ui/avatar'
import { Button, buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { BrandLink } from './brand-link'
import type { NavTarget } from './nav-target'
import { NavItemLink } from './nav-item-link'
import { RemainingQuotaList } from './remaining-quota-list'
import { PreferenceSwitches } from './preferences-menu'
import { mobileNavItems } from './nav-items'
import { useRootLoaderData, type ClientUser } from './root-loader-data'
import { useModalDetails } from './use-modal-details'
import { VipBadge } from './vip-badge'

type MobileMenuProps = {
  className?: string
  /** The current layout's pages. */
  leadingItems?: readonly (NavTarget & { label: string; icon: LucideIcon })[]
}

/** The phone menu: full-screen, with the items of the desktop menus. Opens without scripts. */
export function MobileMenu({ className, leadingItems = [] }: MobileMenuProps) {
  const { t } = useTranslation(['layout', 'workspace'])
  const menu = useModalDetails()
  const user = useRootLoaderData()?.user ?? { state: 'unknown' as const }
  const kind = user.state === 'user' && user.isAdmin ? 'admin' : user.state
  const navItems = mobileNavItems[kind].map((item) => ({
    ...item,
    label: t(item.name),
  }))
  const items = [...leadingItems, ...navItems]
  return (
    <details ref={menu} className={cn('full-menu group/full', className)}>
      <summary
        aria-label={t('menu')}
        className={cn(
          buttonVariants({ variant: 'ghost', size: 'icon' }),
          'relative z-50 h-11 w-auto min-w-11 px-3',
        )}
      >
        {user.state === 'user' && user.inPlan ? <VipBadge /> : null}
        <Menu aria-hidden className="size-5! group-open/full:hidden" />
        <X aria-hidden className="hidden size-5! group-open/full:block" />
      </summary>
      <div className="fixed inset-0 z-40 flex flex-col overflow-y-auto overscroll-contain bg-background px-4 pt-[var(--banner,0px)] pb-[max(1rem,env(safe-area-inset-bottom))]">
        <div className="mb-2 flex h-14 shrink-0 items-center">
          <BrandLink />
        </div>
        {user.state === 'user' ? <UserCard {...user} /> : null}
        <nav aria-label={t('menu')} className="mt-2">
          <ul className="divide-y divide-border">
            {items.map(({ label, icon: Icon, ...target }) => (
              <li key={target.to}>
                <NavItemLink
                  target={target}
                  className="flex h-14 items-center gap-3 text-base aria-[current=page]:font-semibold aria-[current=page]:text-primary"
                >
                  <Icon aria-hidden className="size-5 text-subtle-foreground" />
                  {label}
                  <ChevronRight aria-hidden className="ml-auto size-4 text-subtle-foreground" />
                </NavItemLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-6 space-y-4">
          <PreferenceSwitches />
        </div>
        <div className="mt-auto pt-8">
          <LoginOrLogout user={user} />
        </div>
      </div>
    </details>
  )
}

function UserCard({ nickname, inPlan, planName, remainingQuota }: Extract<ClientUser, { state: 'user' }>) {
  const { t } = useTranslation('layout')
  const name = nickname || t('account.me')
  return (
    <div className="rounded-lg border border-border bg-card p-4 shadow-sm">
      <Link to="/user" className="flex items-center gap-3">
        <Avatar name={name} className="size-11 text-lg" />
        <span className="min-w-0 grow">
          <span className="flex items-center gap-2">
            <span className="truncate font-semibold">{name}</span>
            {inPlan ? <VipBadge /> : null}
          </span>
          {planName ? <span className="block truncate text-sm text-muted-foreground">{planName}</span> : null}
        </span>
        <ChevronRight aria-hidden className="size-4 text-subtle-foreground" />
      </Link>
      {remainingQuota ? (
        <RemainingQuotaList quota={remainingQuota} className="mt-3 border-t border-border pt-3 text-sm" />
      ) : null}
    </div>
  )
}

function LoginOrLogout({ user }: { user: ClientUser }) {
  const { t } = useTranslation('layout')
  if (user.state === 'guest')
    return <LoginLink className={cn(buttonVariants({ size: 'lg' }), 'w-full')}>{t('login')}</LoginLink>
  return (
    <LogoutForm>
      <Button type="submit" variant="outline" size="lg" className="w-full">
        <LogOut aria-hidden />
        {t('account.logout')}
      </Button>
    </LogoutForm>
  )
}
