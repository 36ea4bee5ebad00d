import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Avatar } from '#app/components/ui/avatar'
import { Badge } from '#app/components/ui/badge'
import { Button } from '#app/components/ui/button'
import { useDemoTexts } from './use-demo-texts'

const looks = ['primary', 'soft', 'outline', 'quiet', 'danger', 'destroy'] as const
const sizes = ['large', 'normal', 'small'] as const
const badges = ['plain', 'primary', 'gold', 'accent', 'ok', 'warn', 'danger', 'info'] as const
const row = 'flex flex-wrap items-center gap-3'

export function ButtonLooks({ disabled }: { disabled?: boolean }) {
  const { test } = useDemoTexts()
  return (
    <p className={row}>
      {looks.map((look) => (
        <Button key={look} look={look} disabled={disabled}>
          {disabled ? test.disabled : test.press} {look}
        </Button>
      ))}
    </p>
  )
}

export function ButtonSizes() {
  const { test } = useDemoTexts()
  return (
    <p className={row}>
      {sizes.map((size) => (
        <Button key={size} size={size}>
          <Plus aria-hidden />
          {test.press} {size}
        </Button>
      ))}
      <Button size="icon" look="outline" aria-label={test.menuItems.rename}>
        <Pencil aria-hidden />
      </Button>
      <Button size="tiny" look="danger" aria-label={test.menuItems.remove}>
        <Trash2 aria-hidden />
      </Button>
    </p>
  )
}

export function Badges() {
  return (
    <p className={row}>
      {badges.map((look) => (
        <Badge key={look} look={look}>
          {look}
        </Badge>
      ))}
    </p>
  )
}

export function Avatars() {
  return (
    <p className={row}>
      {['林晓', 'Ada', '王'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="简" className="size-12 text-lg" />
    </p>
  )
}
