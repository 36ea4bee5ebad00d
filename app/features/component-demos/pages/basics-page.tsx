import { useTranslation } from 'react-i18next'
import { Copy, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { CopyLink } from '#app/components/copy-link'
import { DescriptionList } from '#app/components/description-list'
import { Logo } from '#app/components/logo'
import { buttonVariants } from '#app/components/ui/button'
import { DropdownMenu, dropdownMenuItemClassName } from '#app/components/ui/dropdown-menu'
import { Avatars, Badges, ButtonVariants, ButtonSizes } from '#app/features/component-demos/variant-rows'
import { IconGallery } from '#app/features/component-demos/icon-gallery'
import { DemoPage, DemoSection } from '#app/features/component-demos/demo-section'

const entries = { copy: Copy, rename: Pencil, remove: Trash2 }

/** `hosts`: used for icons this server lacks. */
export function BasicsPage({ hosts }: { hosts: readonly string[] }) {
  const { t } = useTranslation('demo')
  return (
    <DemoPage name="test">
      <DemoSection title={t('test.buttons')} className="space-y-4">
        <ButtonVariants />
        <ButtonVariants disabled />
      </DemoSection>
      <DemoSection title={t('test.sizes')}>
        <ButtonSizes />
      </DemoSection>
      <DemoSection title={t('test.badges')}>
        <Badges />
      </DemoSection>
      <DemoSection title={t('test.people')} className="flex flex-wrap items-center gap-6">
        <Avatars />
        <Logo className="size-14" />
      </DemoSection>
      <DemoSection title={t('test.menu')}>
        <DropdownMenu
          label={t('test.menu')}
          trigger={<MoreHorizontal aria-hidden className="size-4" />}
          triggerClassName={buttonVariants({ variant: 'outline', size: 'icon' })}
          className="w-fit"
          panelClassName="right-auto left-0 origin-top-left"
        >
          {(Object.keys(entries) as (keyof typeof entries)[]).map((name) => {
            const Icon = entries[name]
            return (
              <button key={name} type="button" className={dropdownMenuItemClassName}>
                <Icon aria-hidden />
                {t(`test.menuItems.${name}`)}
              </button>
            )
          })}
        </DropdownMenu>
      </DemoSection>
      <DemoSection title={t('test.links')}>
        <CopyLink
          link="https://example.com/?inviter=AB12CD"
          labels={t('test.copy', { returnObjects: true })}
        />
      </DemoSection>
      <DemoSection title={t('test.facts')} isUnframed className="-mt-3">
        <DescriptionList
          items={[
            [t('pages.benefit.title'), '¥9.9'],
            [t('pages.monthPicker.title'), '2026.09'],
          ]}
        />
      </DemoSection>
      <DemoSection title={t('test.icons')} text={t('test.iconsText')}>
        <IconGallery hosts={hosts} />
      </DemoSection>
    </DemoPage>
  )
}
