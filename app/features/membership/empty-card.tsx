import type { LucideIcon } from 'lucide-react'
import { ButtonLink } from '#app/components/button-link'

type EmptyCardProps = { icon: LucideIcon; title: string; text: string; link: { to: string; label: string } }

/** In place of a list without entries: what will be in it, and what to do next. */
export function EmptyCard({ icon: Icon, title, text, link }: EmptyCardProps) {
  return (
    <div className="flex flex-col items-center px-5 py-10 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-secondary text-primary">
        <Icon aria-hidden className="size-6" />
      </span>
      <p className="mt-4 font-medium">{title}</p>
      <p className="mt-1 max-w-sm text-sm text-balance text-muted-foreground">{text}</p>
      <ButtonLink {...link} variant="outline" className="mt-5" />
    </div>
  )
}
