import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#app/components/ui/cn'

type TitledSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  id: string
  title: ReactNode
  /** The size of the heading; by default that of the text. */
  size?: 'sm' | 'lg' | 'xl' | '2xl'
}

const headingSizes = { sm: 'text-sm', lg: 'text-lg', xl: 'text-xl', '2xl': 'text-2xl tracking-tight' }

/** A section named by its heading; `id` is the heading's. */
export function TitledSection({ id, title, size, children, ...section }: TitledSectionProps) {
  return (
    <section aria-labelledby={id} {...section}>
      <h2 id={id} className={cn('font-semibold', size && headingSizes[size])}>
        {title}
      </h2>
      {children}
    </section>
  )
}
