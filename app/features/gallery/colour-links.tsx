import { Link, useSearchParams } from '@remix-run/react'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import type { TemplateView } from './template.server'

/** Links to the template's colours, so that a colour can be shared. */
export function ColourLinks({ view: { colours, colour: selected } }: { view: TemplateView }) {
  const { t } = useTranslation('gallery')
  const [address] = useSearchParams()
  const colourUrl = (colour: string) => {
    const query = new URLSearchParams(address)
    query.set('colour', colour.slice(1))
    return `?${query}`
  }
  return (
    <nav aria-label={t('colours')} className="mt-5">
      <ul className="flex flex-wrap gap-2">
        {colours.map((colour, index) => (
          <li key={colour}>
            <Link
              to={colourUrl(colour)}
              aria-label={t('colour', { number: index + 1 })}
              aria-current={colour === selected ? 'true' : undefined}
              preventScrollReset
              replace
              style={{ backgroundColor: colour }}
              className={cn(
                'flex size-9 items-center justify-center rounded-full border-2 border-background text-white ring-1 ring-border-strong transition-shadow hover:ring-2 hover:ring-input',
                colour === selected && 'ring-2 ring-foreground hover:ring-foreground',
              )}
            >
              {colour === selected ? <Check aria-hidden className="size-4" /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
