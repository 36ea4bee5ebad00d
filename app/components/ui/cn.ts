import { clsx, type ClassValue } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'
import { tailwindMergeConfig } from './tailwind-merge-config'

const merge = createTailwindMerge(() => tailwindMergeConfig)

/** Joins class names; a later Tailwind class wins over an earlier one of its kind. */
export function cn(...inputs: ClassValue[]) {
  return merge(clsx(inputs))
}
