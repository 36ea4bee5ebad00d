import { addAPIProvider, Icon } from '@iconify/react'
import { cn } from './cn'

/** Spec §9: maximum URL length of an icon request in characters, and its timeout in ms. */
const maxUrlLength = 500
const timeoutMs = 5_000

/**
 * Sets the hosts that icons are requested from: this server, then each given https host with Iconify's API.
 */
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

/**
 * An icon whose name comes from data; its space is reserved while it loads. The product's own icons are
 * imported by name.
 */
function IconifyIcon({ name, className }: IconifyIconProps) {
  return (
    <span aria-hidden className={cn('inline-block size-5', className)}>
      <Icon icon={name} className="size-full" />
    </span>
  )
}

export { configureIconHosts, IconifyIcon }
