/// <reference types="vite/client" />
/// <reference types="@dayfare/themes/vite/virtual" />
