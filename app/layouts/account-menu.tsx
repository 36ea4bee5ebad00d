import { Link } from '@remix-run/react'
import { ChevronDown, ChevronRight, Crown, FileText, Gift, LogOut, Settings, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LogoutForm } from '#app/components/logout-form'
import { Avatar } from '#app/components/ui/avatar'
import { UserCentreLink } from '#app/components/user-centre-link'
import { cn } from '#app/components/ui/cn'
import {
  DropdownMenu,
  dropdownMenuItemClassName,
  type DropdownMenuPlacement,
} from '#app/components/ui/dropdown-menu'
import { highestPlanId } from '#contract/billing/plan-ids'
import { RemainingQuotaList } from './remaining-quota-list'
import type { ClientUser } from './root-loader-data'
import { VipBadge } from './vip-badge'

const upgrade = { to: '/pricing', name: 'account.upgrade', icon: Crown } as const
const renew = { ...upgrade, name: 'account.renew' } as const
const invite = { to: '/user/invite', name: 'account.invite', icon: Gift } as const
const ownGroup = [
  { to: '/user', name: 'account.profile', icon: UserRound },
  { to: '/resume/my', name: 'app', icon: FileText },
] as const
const adminGroup = [{ to: '/admin', name: 'account.admin', icon: Settings }] as const

type AccountMenuProps = Extract<ClientUser, { state: 'user' }> & {
  place?: DropdownMenuPlacement
  className?: string
}

/** The nickname with a menu of the user's pages and logout. Opens without scripts. */
export function AccountMenu({
  nickname,
  inPlan,
  plan,
  planName,
  isAdmin,
  remainingQuota,
  place,
  className,
}: AccountMenuProps) {
  const { t } = useTranslation('layout')
  const name = nickname || t('account.me')
  // Grouped as in spec §2; logout follows as the last group.
  const groups = [
    [plan === highestPlanId ? renew : upgrade, invite],
    ownGroup,
    ...(isAdmin ? [adminGroup] : []),
  ]
  return (
    <DropdownMenu
      label={`${t('account.menu')}: ${name}`}
      placement={place}
      className={className}
      panelClassName="w-60 p-1.5"
      triggerClassName="flex h-10 items-center gap-2 rounded-md px-1.5 text-sm hover:bg-accent group-open/menu:bg-accent"
      trigger={
        <>
          <Avatar name={name} />
          <span className="min-w-0 truncate font-medium">{name}</span>
          {inPlan ? <VipBadge /> : null}
          <ChevronDown
            aria-hidden
            className={cn(
              'ml-auto size-4 shrink-0 text-subtle-foreground transition-transform group-open/menu:rotate-180',
              place === 'above start' && 'rotate-180 group-open/menu:rotate-0',
            )}
          />
        </>
      }
    >
      <UserCentreLink className="flex items-center gap-2 rounded-md px-2.5 py-2 hover:bg-accent">
        <span className="min-w-0 grow">
          <span className="block truncate font-medium">{name}</span>
          {planName ? (
            <span className="block truncate text-xs text-subtle-foreground">{planName}</span>
          ) : null}
        </span>
        {inPlan ? <VipBadge /> : null}
        <ChevronRight aria-hidden className="size-4 shrink-0 text-subtle-foreground" />
      </UserCentreLink>
      {remainingQuota ? <RemainingQuotaList quota={remainingQuota} className="px-2.5 pb-2 text-xs" /> : null}
      {groups.map((items) => (
        <ul key={items[0]!.to} className="border-t border-border py-1.5">
          {items.map(({ to, name, icon: Icon }) => (
            <li key={to}>
              <Link to={to} className={dropdownMenuItemClassName}>
                <Icon aria-hidden />
                {t(name)}
              </Link>
            </li>
          ))}
        </ul>
      ))}
      <LogoutForm className="border-t border-border pt-1.5">
        <button type="submit" className={dropdownMenuItemClassName}>
          <LogOut aria-hidden />
          {t('account.logout')}
        </button>
      </LogoutForm>
    </DropdownMenu>
  )
}
