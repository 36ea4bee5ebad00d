import { useTranslation } from 'react-i18next'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Avatar } from '#app/components/ui/avatar'
import { Badge } from '#app/components/ui/badge'
import { Button } from '#app/components/ui/button'

const variants = ['default', 'secondary', 'outline', 'ghost', 'ghost-destructive', 'destructive'] as const
const sizes = ['lg', 'default', 'sm'] as const
const badges = [
  'secondary',
  'default',
  'premium',
  'highlight',
  'success',
  'warning',
  'destructive',
  'info',
] as const
const row = 'flex flex-wrap items-center gap-3'

export function ButtonVariants({ disabled }: { disabled?: boolean }) {
  const { t } = useTranslation('demo')
  return (
    <p className={row}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled={disabled}>
          {disabled ? t('test.disabled') : t('test.press')} {variant}
        </Button>
      ))}
    </p>
  )
}

export function ButtonSizes() {
  const { t } = useTranslation('demo')
  return (
    <p className={row}>
      {sizes.map((size) => (
        <Button key={size} size={size}>
          <Plus aria-hidden />
          {t('test.press')} {size}
        </Button>
      ))}
      <Button size="icon" variant="outline" aria-label={t('test.menuItems.rename')}>
        <Pencil aria-hidden />
      </Button>
      <Button size="icon-sm" variant="ghost-destructive" aria-label={t('test.menuItems.remove')}>
        <Trash2 aria-hidden />
      </Button>
    </p>
  )
}

export function Badges() {
  return (
    <p className={row}>
      {badges.map((variant) => (
        <Badge key={variant} variant={variant}>
          {variant}
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
