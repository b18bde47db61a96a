import { report } from './report.ts'

export type StorageKey =
  | 'accessToken'
  | 'refreshToken'
  | 'installationId'
  | 'activeCause'
  | 'registrationDraft'
  | 'typedAnswer'
  | 'supportDrafts'
  | 'visitSession'
  | 'appBanner'
  | 'colourScheme'
  | 'contrast'
  | 'celebrated'
  | 'reminderBanner'

const spoken: Record<StorageKey, string> = {
  accessToken: 'access token',
  refreshToken: 'refresh token',
  installationId: 'installation id',
  activeCause: 'active cause',
  registrationDraft: 'registration draft',
  typedAnswer: 'typed answer',
  supportDrafts: 'typed answer',
  visitSession: 'visit session',
  appBanner: 'banner',
  colourScheme: 'colour scheme',
  contrast: 'contrast',
  celebrated: 'celebrated',
  reminderBanner: 'banner',
}

export interface KeptValues {
  read(key: StorageKey): string | null
  write(key: StorageKey, value: string): void
  remove(key: StorageKey): void
}

/**
 * The one door to local storage (S-001…S-004). Where the browser refuses it (private windows, full disks), values live in memory for this page,
 * and the failure is reported in the words of E-013…E-015.
 */
export function createStorage(open: () => Storage): KeptValues {
  const memory = new Map<StorageKey, string>()
  function attempt<T>(key: StorageKey, verb: string, work: (storage: Storage) => T): T | undefined {
    try {
      return work(open())
    } catch (error) {
      report('warn', `failed to ${verb} ${spoken[key]} ${verb === 'read' ? 'from' : 'in'} local storage`, error)
      return undefined
    }
  }
  return {
    read: (key) => attempt(key, 'read', (storage) => storage.getItem(key)) ?? memory.get(key) ?? null,
    write(key, value) {
      // Kept here only while storage refuses it: a value that another tab has removed must be gone in this one too.
      const isStored = attempt(key, 'write', (storage) => {
        storage.setItem(key, value)
        return true
      })
      if (isStored) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key) {
      memory.delete(key)
      attempt(key, 'remove', (storage) => storage.removeItem(key))
    },
  }
}
