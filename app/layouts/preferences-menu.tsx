import { Settings2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { DropdownMenu, type DropdownMenuPlacement } from '#app/components/ui/dropdown-menu'
import { LanguageSwitch } from './language-switch'
import { ThemeSwitch } from './theme-switch'

/** Theme and language behind one button. */
export function PreferencesMenu({ place, className }: { place?: DropdownMenuPlacement; className?: string }) {
  const { t } = useTranslation('layout')
  return (
    <DropdownMenu
      label={t('look.menu')}
      trigger={<Settings2 aria-hidden />}
      triggerClassName={buttonVariants({ variant: 'ghost', size: 'icon' })}
      className={className}
      placement={place}
      staysOpen
    >
      <div className="w-72 max-w-full space-y-3 p-2.5">
        <PreferenceSwitches />
      </div>
    </DropdownMenu>
  )
}

/** Both switches with their labels. */
export function PreferenceSwitches() {
  const { t } = useTranslation('layout')
  return (
    <>
      <div>
        <p className="mb-1.5 text-xs text-subtle-foreground">{t('look.theme')}</p>
        <ThemeSwitch hasLabels />
      </div>
      <div>
        <p className="mb-1.5 text-xs text-subtle-foreground">{t('look.language')}</p>
        <LanguageSwitch />
      </div>
    </>
  )
}
