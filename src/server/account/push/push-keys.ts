import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webPush from 'web-push'
import { z } from 'zod'
import type { Config } from '#server/config.ts'
import type { PushKeys } from './push-variables.ts'

const pair = z.object({ publicKey: z.string(), privateKey: z.string() })

/** Made once and kept beside the database: a browser that has asked for notices goes by the public half. */
function pairOfFolder(folder: string): z.infer<typeof pair> {
  const file = join(folder, 'push.key')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    try {
      writeFileSync(file, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600, flag: 'wx', flush: true })
    } catch (error) {
      // On a full disk an empty file would be left, and taken for the key from then on.
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return pairOfFolder(folder)
      rmSync(file, { force: true })
      throw error
    }
  }
  return pair.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** The configured keys; while developing and with demo data keys of the folder's own; else none, and notices on screens are not offered. */
export function openPushKeys(config: Config, { isDemo, inMemory }: { isDemo: boolean; inMemory: boolean }): PushKeys | null {
  if (config.push.keys) return config.push.keys
  if (!isDemo && config.environment !== 'dev') return null
  const made = inMemory ? webPush.generateVAPIDKeys() : pairOfFolder(config.dataDir)
  return { ...made, subject: `mailto:no-reply@${new URL(config.publicUrl).hostname}` }
}
