import { Form, Link, useLocation } from '@remix-run/react'
import { ChevronDown, Crown, FileText, Gift, LogOut, UserRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LeftLine } from '#app/components/benefit-line'
import type { WhoIsHere } from './shell-data'

/** In the groups of spec §2; the last group is the way out. */
const groups = [
  [
    { to: '/pricing', name: 'frame.account.upgrade', icon: Crown },
    { to: '/user/invite', name: 'frame.account.invite', icon: Gift },
  ],
  [
    { to: '/user', name: 'frame.account.profile', icon: UserRound },
    { to: '/resume/my', name: 'frame.account.resumes', icon: FileText },
  ],
] as const
const itemLook =
  'flex h-10 w-full items-center gap-2.5 rounded-md px-3 text-sm text-ink-soft hover:bg-hover hover:text-ink [&_svg]:size-4'

type User = Extract<WhoIsHere, { state: 'user' }>

/** The nickname, and under it where a person's own pages are, and the way out. Opens without scripts. */
export function AccountMenu({ nickname, inPlan, planName, left }: User) {
  const { t } = useTranslation()
  const menu = useClosingMenu()
  const name = nickname || t('frame.account.me')
  return (
    <details ref={menu} className="group/account relative">
      <summary
        aria-label={`${t('frame.account.menu')}: ${name}`}
        className="flex h-9 items-center gap-2 rounded-md pr-1.5 pl-1 text-sm hover:bg-hover group-open/account:bg-hover"
      >
        <span
          aria-hidden
          className="grid size-7 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary"
        >
          {Array.from(name)[0]}
        </span>
        <span className="max-w-28 truncate font-medium max-sm:hidden">{name}</span>
        {inPlan ? <Vip /> : null}
        <ChevronDown
          aria-hidden
          className="size-4 text-ink-faint transition-transform group-open/account:rotate-180"
        />
      </summary>
      <div className="absolute right-0 z-30 mt-2 w-60 rounded-lg border border-line bg-surface p-1.5 shadow-page">
        <div className="flex items-center gap-2 px-3 py-2">
          <p className="min-w-0 grow">
            <span className="block truncate font-medium">{name}</span>
            {planName ? <span className="block truncate text-xs text-ink-faint">{planName}</span> : null}
          </p>
          {inPlan ? <Vip /> : null}
        </div>
        {left ? (
          <ul className="space-y-0.5 px-3 pb-2 text-xs text-ink-soft">
            <li>
              <LeftLine of="downloads" left={left.downloads} />
            </li>
            <li>
              <LeftLine of="resumes" left={left.resumes} />
            </li>
          </ul>
        ) : null}
        {groups.map((places) => (
          <ul key={places[0].to} className="border-t border-line py-1.5">
            {places.map(({ to, name, icon: Icon }) => (
              <li key={to}>
                <Link to={to} className={itemLook}>
                  <Icon aria-hidden />
                  {t(name)}
                </Link>
              </li>
            ))}
          </ul>
        ))}
        <Form method="post" action="/logout" className="border-t border-line pt-1.5">
          <button type="submit" className={itemLook}>
            <LogOut aria-hidden />
            {t('frame.account.logout')}
          </button>
        </Form>
      </div>
    </details>
  )
}

function Vip() {
  const { t } = useTranslation()
  return (
    <span className="rounded bg-warn-soft px-1.5 text-xs leading-5 font-semibold text-warn">
      {t('frame.account.vip')}
    </span>
  )
}

/** Scripts close it as people expect: by a press beside it, by Esc, and when the page changes. */
function useClosingMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    menu.current?.removeAttribute('open')
  }, [key])
  useEffect(() => {
    function closeBeside({ target }: PointerEvent) {
      if (target instanceof Node && !menu.current?.contains(target)) menu.current?.removeAttribute('open')
    }
    function closeByKey({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !menu.current?.open) return
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeBeside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeBeside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [])
  return menu
}
