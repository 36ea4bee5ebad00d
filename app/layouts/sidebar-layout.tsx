import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageMain } from '#app/components/page-main'
import { AccountOrLogin } from './account-or-login'
import { BrandLink } from './brand-link'
import { CreateLink } from './create-link'
import { MobileMenu } from './mobile-menu'
import { NavItemLink } from './nav-item-link'
import type { NavTarget } from './nav-target'
import { PreferencesMenu } from './preferences-menu'
import { useRootLoaderData } from './root-loader-data'
import { SkipLink } from './skip-link'

type SidebarItem<Name> = NavTarget & { name: Name; icon: LucideIcon }
type SidebarLayoutProps<Name> = {
  /** The accessible name of the navigation. */
  label: string
  /** Shown after the brand. */
  badge?: ReactNode
  items: readonly SidebarItem<Name>[]
  labelOf(name: Name): string
  /** Lists the items first in the phone menu, whose common part lacks them. */
  listFirst?: boolean
  /** Whether the page renders `main`. */
  hasOwnMain?: boolean
  children: ReactNode
}

/**
 * A menu beside the page; on narrow screens (spec §9: 1024 px) a bar above it with a full-screen menu. It renders
 * `main` unless the page does.
 */
export function SidebarLayout<Name extends string>({
  label,
  badge,
  items,
  labelOf,
  listFirst,
  hasOwnMain,
  children,
}: SidebarLayoutProps<Name>) {
  // The phone's menu has the account.
  const isLoggedIn = useRootLoaderData()?.user.state === 'user'
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      <header className="flex h-14 items-center gap-2 border-b border-border bg-card px-4 sm:px-6 lg:stick-0 lg:z-30 lg:h-[calc(100dvh-var(--banner,0px))] lg:flex-col lg:items-stretch lg:gap-0 lg:border-r lg:border-b-0 lg:px-3 lg:py-4 print:hidden">
        <BrandLink className="lg:px-2" />
        {badge}
        <CreateLink className="mx-1 mt-5 max-lg:hidden" />
        <nav aria-label={label} className="mt-5 min-h-0 overflow-y-auto max-lg:hidden">
          <ul className="space-y-0.5">
            {items.map(({ name, icon: Icon, ...target }) => (
              <li key={target.to}>
                <NavItemLink
                  target={target}
                  className="flex h-8 items-center gap-2.5 rounded-md px-3 text-sm whitespace-nowrap text-muted-foreground transition-colors hover:bg-accent hover:text-foreground aria-[current=page]:bg-accent aria-[current=page]:font-medium aria-[current=page]:text-foreground [&_svg]:size-4 [&_svg]:text-subtle-foreground aria-[current=page]:[&_svg]:text-primary"
                >
                  <Icon aria-hidden />
                  {labelOf(name)}
                </NavItemLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto flex items-center gap-1 pt-4 max-lg:hidden">
          <AccountOrLogin place="above start" menuClassName="min-w-0 grow" />
          <PreferencesMenu place="above start" />
        </div>
        <div className="ml-auto lg:hidden">{isLoggedIn ? null : <AccountOrLogin />}</div>
        <MobileMenu
          className="-mr-2 lg:hidden"
          leadingItems={listFirst ? items.map((item) => ({ ...item, label: labelOf(item.name) })) : []}
        />
      </header>
      {hasOwnMain ? (
        <div id="content" tabIndex={-1} className="min-w-0 outline-none">
          {children}
        </div>
      ) : (
        <PageMain id="content" tabIndex={-1} className="min-w-0 pb-24 outline-none">
          {children}
        </PageMain>
      )}
    </div>
  )
}
