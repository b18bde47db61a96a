import type { AppFacts } from '#contract/shopping/app.ts'
import type { AppWay } from '#machines/shopping/app-link/app-link.machine.ts'
import { detectPlatform } from '../donation-reminder/detect-platform.ts'

/** What this device can do with the app that the configuration knows. */
export function detectDevice({ stores, opens }: AppFacts): AppWay {
  const platform = detectPlatform()
  const device = platform === 'ios' ? 'apple' : platform === 'android' ? 'google' : 'computer'
  if (device === 'computer') return { device, opens: null, store: null }
  return { device, opens: opens[device] ?? null, store: stores[device] ?? null }
}
