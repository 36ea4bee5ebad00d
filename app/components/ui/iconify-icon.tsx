import { addAPIProvider, Icon } from '@iconify/react'
import { cn } from './cn'

/** Spec §9: what is asked for at once fits such an address, in letters, and comes within so many ms. */
const maxUrlLength = 500
const timeoutMs = 5_000

/** Icons are asked of this server, then of each host in turn: https://… that speaks Iconify's own wire. */
function configureIconHosts(hosts: readonly string[]): void {
  addAPIProvider('', {
    resources: ['/icons', ...hosts],
    path: '/',
    maxURL: maxUrlLength,
    timeout: timeoutMs,
    random: false,
    index: 0,
  })
}
configureIconHosts([])

type IconifyIconProps = {
  /** `lucide:rocket`. */
  name: string
  className?: string
}

/** An icon whose name comes from data; it keeps its place until it is there. What the product draws itself is imported by name. */
function IconifyIcon({ name, className }: IconifyIconProps) {
  return (
    <span aria-hidden className={cn('inline-block size-5', className)}>
      <Icon icon={name} className="size-full" />
    </span>
  )
}

export { configureIconHosts, IconifyIcon }
