import { ChevronDown } from 'lucide-react'
import type { HTMLAttributes, ReactNode } from 'react'
import { cn } from './cn'

/** Native disclosure sections: the browser's search finds their text, and open ones are printed. */
function Accordion({ className, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div className={cn('border-t border-border', className)} {...props} />
}

type AccordionItemProps = {
  title: ReactNode
  /** Opening an item of a group closes the others. */
  group?: string
  /** `sm` stands among other things on a page. */
  size?: 'default' | 'sm'
  open?: boolean
  children: ReactNode
}

function AccordionItem({ title, group, size = 'default', open, children }: AccordionItemProps) {
  // React 18's types lack this attribute.
  const together = group ? { name: group } : {}
  return (
    <details open={open} {...together} className="group/fold border-b border-border">
      <summary
        className={cn(
          'flex items-center justify-between gap-6 font-medium hover:text-primary',
          size === 'sm' ? 'py-3.5' : 'py-5 text-lg',
        )}
      >
        {title}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-subtle-foreground transition-transform group-open/fold:rotate-180"
        />
      </summary>
      <div className="max-w-2xl pr-10 pb-6 leading-8 text-pretty text-muted-foreground">{children}</div>
    </details>
  )
}

export { Accordion, AccordionItem }
