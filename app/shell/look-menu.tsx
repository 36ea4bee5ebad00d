import { Settings2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { Menu, type MenuPlace } from '#app/components/ui/menu'
import { LanguageSwitch } from './language-switch'
import { ThemeSwitch } from './theme-switch'

/** How the product looks and speaks, behind one button. */
export function LookMenu({ place, className }: { place?: MenuPlace; className?: string }) {
  const { t } = useTranslation()
  return (
    <Menu
      label={t('frame.look.menu')}
      summary={<Settings2 aria-hidden />}
      summaryClassName={buttonVariants({ variant: 'ghost', size: 'icon' })}
      className={className}
      place={place}
      staysOpen
    >
      <div className="w-72 max-w-full space-y-3 p-2.5">
        <LookSwitches />
      </div>
    </Menu>
  )
}

/** Both switches under their names. */
export function LookSwitches() {
  const { t } = useTranslation()
  return (
    <>
      <div>
        <p className="mb-1.5 text-xs text-subtle-foreground">{t('frame.look.theme')}</p>
        <ThemeSwitch named />
      </div>
      <div>
        <p className="mb-1.5 text-xs text-subtle-foreground">{t('frame.look.language')}</p>
        <LanguageSwitch />
      </div>
    </>
  )
}
