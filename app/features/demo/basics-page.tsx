import { Copy, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { CopyLink } from '#app/components/copy-link'
import { FactList } from '#app/components/fact-list'
import { Logo } from '#app/components/logo'
import { buttonVariants } from '#app/components/ui/button'
import { Menu, menuItemLook } from '#app/components/ui/menu'
import { Avatars, Badges, ButtonVariants, ButtonSizes } from './parts-row'
import { NamedIcons } from './named-icons'
import { DemoPage, Specimen } from './specimen'
import { useDemoTexts } from './use-demo-texts'

const entries = { copy: Copy, rename: Pencil, remove: Trash2 }

/** `hosts`: where icons are asked for that this server has not. */
export function BasicsPage({ hosts }: { hosts: readonly string[] }) {
  const { test, pages } = useDemoTexts()
  return (
    <DemoPage name="test">
      <Specimen title={test.buttons} className="space-y-4">
        <ButtonVariants />
        <ButtonVariants disabled />
      </Specimen>
      <Specimen title={test.sizes}>
        <ButtonSizes />
      </Specimen>
      <Specimen title={test.badges}>
        <Badges />
      </Specimen>
      <Specimen title={test.people} className="flex flex-wrap items-center gap-6">
        <Avatars />
        <Logo className="size-14" />
      </Specimen>
      <Specimen title={test.menu}>
        <Menu
          label={test.menu}
          summary={<MoreHorizontal aria-hidden className="size-4" />}
          summaryClassName={buttonVariants({ variant: 'outline', size: 'icon' })}
          className="w-fit"
          panelClassName="right-auto left-0 origin-top-left"
        >
          {(Object.keys(entries) as (keyof typeof entries)[]).map((name) => {
            const Icon = entries[name]
            return (
              <button key={name} type="button" className={menuItemLook}>
                <Icon aria-hidden />
                {test.menuItems[name]}
              </button>
            )
          })}
        </Menu>
      </Specimen>
      <Specimen title={test.links}>
        <CopyLink link="https://example.com/?inviter=AB12CD" words={test.copy} />
      </Specimen>
      <Specimen title={test.facts} bare className="-mt-3">
        <FactList
          facts={[
            [pages.benefit.title, '¥9.9'],
            [pages.monthPicker.title, '2026.09'],
          ]}
        />
      </Specimen>
      <Specimen title={test.icons} text={test.iconsText}>
        <NamedIcons hosts={hosts} />
      </Specimen>
    </DemoPage>
  )
}
