import { vi } from 'vitest'

/** The part of Playwright's clock that drivers use: time flows until it is stopped, and can be moved ahead. Only timers follow it; the server in this process keeps its own dates. */
export class PageClock {
  async install(): Promise<void> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  }
  async fastForward(milliseconds: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(milliseconds)
  }
  runFor = this.fastForward
  /** From now on it stands. */
  async pauseAt(): Promise<void> {
    vi.setTimerTickMode('manual')
  }
  uninstall(): void {
    vi.useRealTimers()
  }
}
