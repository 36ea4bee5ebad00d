import { hasA11yProp } from 'lucide-react/dist/esm/shared/src/utils/hasA11yProp.mjs'
import buildLucideIconForReact, {
  type IconData,
} from 'lucide-react/dist/esm/shared/src/build/buildLucideIconForReact.mjs'
import { createElement, forwardRef, type SVGProps } from 'react'

/**
 * Makes the component of an icon for the server, in place of lucide-react's own: the lines within are one string, made
 * once. The editor shows 225 icons, whose lines were a third of all elements to render. The browser's component hydrates
 * them, as the markup is the same. Takes SVG attributes alone, none of lucide-react's own (`size`, `absoluteStrokeWidth`).
 */
export function createServerIcon(icon: IconData) {
  const [, { className: iconClassName, ...attributes }, lines] = buildLucideIconForReact(icon)
  const markup = lines.map(([tag, of]) => `<${tag}${attributesOf(of)}></${tag}>`).join('')
  return forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>(({ className, ...props }, ref) =>
    createElement('svg', {
      ...attributes,
      ...(hasA11yProp(props) ? {} : { 'aria-hidden': 'true' }),
      ...props,
      ref,
      className: className ? `${iconClassName} ${className}` : iconClassName,
      dangerouslySetInnerHTML: { __html: markup },
    }),
  )
}

const attributesOf = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
