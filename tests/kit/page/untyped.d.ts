declare module 'dom-accessibility-api' {
  export function computeAccessibleName(
    element: Element,
    options: {
      getComputedStyle(element: Element): CSSStyleDeclaration
      computedStyleSupportsPseudoElements: boolean
    },
  ): string
}

declare module 'jsdom' {
  export class CookieJar {
    getCookieString(url: string): Promise<string>
    getCookies(url: string): Promise<{ key: string; value: string }[]>
    setCookie(cookie: string, url: string, options?: { ignoreError: boolean }): Promise<unknown>
    removeAllCookies(): Promise<void>
  }
  export class VirtualConsole {
    on(name: 'jsdomError', heard: (error: unknown) => void): this
  }
  export class JSDOM {
    constructor(
      html: string,
      options: { url: string; cookieJar: CookieJar; virtualConsole: VirtualConsole; pretendToBeVisual: boolean },
    )
    readonly window: Window & typeof globalThis
  }
}
