/// <reference types="vite/client" />

declare module 'virtual:bahasa/istilah/*' {
  export const istilah: Readonly<Record<string, string>>;
}
declare module 'virtual:bahasa/kalimat/*' {
  export const istilah: Readonly<Record<string, string>>;
}
declare module 'virtual:bahasa/layar/*' {
  export const layar: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
declare module 'virtual:bahasa/tautan/*' {
  export const kata: Readonly<Record<string, string>>;
}
