// Made by tools/make_types.py from the Structs in Python. Do not edit.

export const SHEETS: Record<"A" | "B", string[][]> = {"A":[["black","blue","green","yellow","red"],["green","yellow","red","black","blue"],["red","black","blue","green","yellow"],["blue","green","yellow","red","black"],["yellow","red","black","blue","green"]],"B":[["black","blue","green","yellow","red"],["blue","green","yellow","red","black"],["green","yellow","red","black","blue"],["yellow","red","black","blue","green"],["red","black","blue","green","yellow"]]};
