import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Driver } from '../browser/driver.ts'

/** What a control of the screen is called, and how it is used. */
export interface Control {
  words: string
  /** `said`: the words say what is done, whole. */
  use: 'press' | 'follow' | 'fill' | 'choose' | 'said'
}

/** A chart as it was met on the screen: its states with their pictures, and the ways that were walked. */
export interface Recording {
  chart: string
  /** Where its screen is: the first address that was met. */
  address?: string
  /** By state, as JSON: the pictures' names without their width, and what can be used there, by event. */
  states: Record<string, { picture: string; controls: Record<string, Control> }>
  routes: { values: string[]; names: string[] }[]
}

/** Pixels. */
export const widths = [375, 1280] as const

export const folderOf = (chart: string) => join(process.env.STORYBOARD ?? '.storyboard', chart)
const recordings = new Map<string, Recording>()
export function recordingOf(chart: string): Recording {
  const found = recordings.get(chart) ?? { chart, states: {}, routes: [] }
  recordings.set(chart, found)
  return found
}

async function controlsOf(page: Page, driver: Driver, offers: readonly string[]): Promise<Record<string, Control>> {
  const found: Record<string, Control> = {}
  for (const [name, { control }] of Object.entries(driver.controls)) {
    if (!offers.includes(name)) continue
    const locator = control(page).filter({ visible: true }).first()
    if ((await locator.count()) === 0) continue
    found[name] = await locator.evaluate((element): Control => {
      const field = element as HTMLInputElement
      const words = (element.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? element.textContent ?? '')
        .trim()
        .replace(/\s+/g, ' ')
      if (element.matches('a')) return { words, use: 'follow' }
      if (element.matches('input[type=checkbox], input[type=radio], select, [role=option], [role=radio]'))
        return { words, use: 'choose' }
      return { words, use: element.matches('input, textarea') ? 'fill' : 'press' }
    })
  }
  return found
}

/** Takes the pictures of a state, the first time that it's met. Two pages walk at once, so whoever comes first has it. */
export async function recordState(page: Page, driver: Driver, value: string, offers: readonly string[]): Promise<void> {
  const recording = recordingOf(driver.chart)
  if (recording.states[value]) return
  const state = { picture: nextPicture(recording), controls: {} }
  recording.states[value] = state
  await takePictures(page, recording, state.picture)
  Object.assign(state.controls, await controlsOf(page, driver, offers))
}

const nextPicture = ({ states }: Recording) => `${Object.keys(states).length + 1}`.padStart(2, '0')
/** The same of a part of a screen, with what was done there on any way. */
export async function recordPart(page: Page, chart: string, value: string, controls: Record<string, Control>): Promise<void> {
  const recording = recordingOf(chart)
  if (recording.states[value]) return
  const state = { picture: nextPicture(recording), controls }
  recording.states[value] = state
  await takePictures(page, recording, state.picture)
}

async function takePictures(page: Page, recording: Recording, picture: string): Promise<void> {
  recording.address ??= new URL(page.url()).pathname
  mkdirSync(folderOf(recording.chart), { recursive: true })
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 375 ? 812 : 800 })
    await page.screenshot({
      path: join(folderOf(recording.chart), `${picture}-${width}.jpg`),
      type: 'jpeg',
      quality: 70,
      fullPage: true,
    })
  }
  if (before) await page.setViewportSize(before)
}

export function keepRecording(chart: string): void {
  mkdirSync(folderOf(chart), { recursive: true })
  writeFileSync(join(folderOf(chart), 'recording.json'), JSON.stringify(recordingOf(chart), null, 1))
}
