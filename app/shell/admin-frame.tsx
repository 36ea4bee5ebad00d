import { ChartNoAxesColumn, ReceiptText, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import type { DeskTexts } from '#app/i18n/zh/desk'
import { SideFrame } from './side-frame'

/** The pages of admins that exist, in the order of the menu. */
const places = [
  { to: '/admin', name: 'overview', icon: ChartNoAxesColumn, end: true },
  { to: '/admin/users', name: 'users', icon: Users },
  { to: '/admin/orders', name: 'orders', icon: ReceiptText },
] as const

/** The frame round the pages of admins. It brings `main`; a page brings its h1. */
export function AdminFrame({ names, children }: { names: DeskTexts['places']; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <SideFrame
      label={t('admin.title')}
      mark={
        <Badge look="accent" className="lg:mt-2 lg:ml-2 lg:self-start">
          {t('admin.title')}
        </Badge>
      }
      places={places}
      apart
      say={(name) => names[name]}
    >
      {children}
    </SideFrame>
  )
}
